import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/**
 * Observe the five web vitals. Each figure is sent to `address` as a POST of `{ name, value, path }`, without anything
 * about the visitor; without an address nothing is sent.
 */
export function observeVitals(address?: string): void {
  const report = ({ name, value }: Metric) => {
    if (address === undefined) return
    const figure = JSON.stringify({ name, value, path: location.pathname })
    navigator.sendBeacon(address, figure)
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}
