/** Where the sandbox listens during the journeys: on the port after the site's, as with `npm start`. */
export const sandboxOrigin = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4273) + 1}`
