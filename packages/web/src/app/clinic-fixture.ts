import { informationFixture } from '@clinic/core/testing'
import { dashboardFixture } from '../features/dashboard/dashboard-fixture'
import { success } from '../testing/scene'

/** What the server answers while somebody looks at the frame and the first screen in it. */
export const clinicFixture = {
  'GET /api/information': success(informationFixture()),
  'GET /api/dashboard': success(dashboardFixture()),
}
