import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { formsPlugin } from './src/build/forms-plugin'

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  envDir: '..',
  envPrefix: [],
  plugins: [formsPlugin(), react()],
  build: { outDir: '../dist', emptyOutDir: true },
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
  },
})
