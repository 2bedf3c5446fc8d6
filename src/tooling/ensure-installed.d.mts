export function ensureInstalled(): void
export function isInstalled(folder: string): boolean
