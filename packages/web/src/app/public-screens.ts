import type { Screen } from './screen'

// Apart from those of the desk: their names alone weigh as much as the login page may.

export const registerScreen: Screen = {
  path: '/patient/register',
  load: () => import('../features/registration/register'),
  texts: ['registration'],
}

const bookScreen: Screen = {
  path: '/patient/book',
  load: () => import('../features/online-booking/book'),
  texts: ['online-booking'],
}

const bookingScreen: Screen = {
  path: '/patient/booking',
  load: () => import('../features/online-booking/booking'),
  texts: ['online-booking'],
}

const displayScreen: Screen = {
  path: '/display',
  load: () => import('../features/display/display'),
  texts: ['display'],
}

const receiptScreen: Screen = {
  path: '/receipt',
  load: () => import('../features/receipt/receipt'),
  texts: ['receipt'],
}

/** The pages that need no account, each at its address. */
export const publicScreens = [registerScreen, bookScreen, bookingScreen, displayScreen, receiptScreen]

export const invitationScreen: Screen = {
  path: '/login',
  load: () => import('../features/auth/invitation'),
  texts: ['login-account'],
}
