export function ensureChromium(): Promise<string | undefined>
export function ensureHeadlessShell(): string | undefined
