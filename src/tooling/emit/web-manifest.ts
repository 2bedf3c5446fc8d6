/** The manifest that lets a phone keep the site as an app. */
export function webManifest(name: string, description: string): string {
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#100C16',
    theme_color: '#FF4D67',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
