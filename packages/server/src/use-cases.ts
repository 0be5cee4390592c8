import type { UseCases } from './contract'
import type { Env } from './env'
import { authUseCases } from './features/auth/auth'
import { dashboardUseCases } from './features/dashboard/dashboard'
import { informationUseCases } from './features/information/information'
import { patientUseCases } from './features/patient/patient'
import { registrationUseCases } from './features/registration/registration'
import { roomUseCases } from './features/room/room'

/** Who answers which operation of the contract; an operation without an answer does not compile. */
export const createUseCases = ({ APP_ENV }: Env): UseCases => ({
  ...authUseCases(APP_ENV),
  ...informationUseCases,
  ...registrationUseCases,
  ...patientUseCases,
  ...dashboardUseCases,
  ...roomUseCases,
})
