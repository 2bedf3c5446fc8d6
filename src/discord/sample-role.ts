/**
 * A fake staff role id for the sandbox and the workbench, where a mention notifies no one. The preview shows it as
 * `@Staff`.
 */
export const sampleRoleId = '100000000000000002'
