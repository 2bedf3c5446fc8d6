/** Where the sandbox listens while the journeys run: on the port after the site's, as `npm start` has it. */
export const sandboxOrigin = `http://localhost:${Number(process.env['TEST_PORT'] ?? 4273) + 1}`
