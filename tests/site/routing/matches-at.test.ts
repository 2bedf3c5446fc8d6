import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { formRoute } from '../../../src/site/routing/form-route'
import { matchesAt } from '../../../src/site/routing/matches-at'
import { siteRoutes } from '../../../src/site/routing/routes'

const routes = siteRoutes([formRoute('staff', async () => undefined)])

test.each(['/', '/vote', '/forms', '/forms/staff', '/forms/staff/', '/nowhere', '/forms/nowhere', '/FORMS'])(
  'what is looked up for %s is what the router finds',
  (path) => {
    expect(matchesAt(routes, path)).toEqual(matchRoutes(routes, path))
  },
)
