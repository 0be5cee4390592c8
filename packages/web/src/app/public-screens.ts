import type { Screen } from './screen'

// Apart from those of the desk: their names alone weigh as much as the login page may.

export const registerScreen: Screen = {
  path: '/patient/register',
  load: () => import('../features/registration/register'),
  texts: ['registration'],
}

export const displayScreen: Screen = {
  path: '/display',
  load: () => import('../features/display/display'),
  texts: ['display'],
}

export const receiptScreen: Screen = {
  path: '/receipt',
  load: () => import('../features/receipt/receipt'),
  texts: ['receipt'],
}

export const invitationScreen: Screen = {
  path: '/login',
  load: () => import('../features/auth/invitation'),
  texts: ['login-account'],
}
