// What no page of ours asks for, so that no script on it can either.
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers that every page of ours has besides its policy: no guessing of types, no window or picture of ours inside
 * someone else's page, none of the device's senses. `framing`: who may show the page in a frame, for browsers that do not
 * know `frame-ancestors`.
 */
export function guardHeaders(framing: 'DENY' | 'SAMEORIGIN'): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': framing,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}
