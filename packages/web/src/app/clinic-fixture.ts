import { informationFixture } from '@clinic/core/testing'
import { dashboardFixture, dayReplies } from '../features/dashboard/dashboard-fixture'
import { success } from '../testing/scene'

/** The replies needed to show the frame and its first screen. */
export const clinicFixture = {
  'GET /api/information': success(informationFixture()),
  ...dayReplies,
  'GET /api/dashboard': success(dashboardFixture()),
}
