/**
 * The name of the variable or secret that holds a webhook's address.
 * @example webhookVariable('ban-report') // => 'WEBHOOK_BAN_REPORT'
 */
export function webhookVariable(name: string): string {
  return `WEBHOOK_${name.toUpperCase().replaceAll('-', '_')}`
}
