/**
 * The staff role of messages that call nobody: the sandbox's and the workbench's. The drawing knows it by name, as
 * `@Staff`. Obviously fake.
 */
export const sampleRoleId = '100000000000000002'
