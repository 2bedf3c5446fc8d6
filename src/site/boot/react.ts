// React is half of what a page runs, so it is a step of its own, which the early script lets run before the rest.
export { createRoot, hydrateRoot } from 'react-dom/client'
