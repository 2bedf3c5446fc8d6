import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { configPlugin } from './src/build/config-plugin'
import { formsPlugin } from './src/build/forms-plugin'

const config = {
  network: { name: 'Emberfall Network', host: 'play.emberfall.example' },
  siteUrl: 'https://emberfall.example',
  links: {
    chat: 'https://chat.emberfall.example/invite',
    photos: 'https://photos.emberfall.example/emberfall',
    videos: 'https://videos.emberfall.example/emberfall?sub_confirmation=1',
    supportMail: 'support@emberfall.example',
  },
  services: {},
  webhooks: {},
}

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  envDir: false,
  plugins: [formsPlugin(), configPlugin(config), react()],
  build: { outDir: '../dist', emptyOutDir: true },
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
  },
})
