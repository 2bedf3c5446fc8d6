// oxlint-disable-next-line import/no-unassigned-import -- it adds the page matchers to `expect`
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** For tests that render: page matchers, and an empty page after each test. */
export function setUpScreen(): void {
  afterEach(cleanup)
}
