import type { BaseTranslation } from '../../i18n-types'

const en_auth = {
  title: 'Sign in',
  welcome: 'Welcome back. Sign in to your clinic.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  emailRequired: 'Email is required',
  emailInvalid: 'Email must be valid',
  passwordRequired: 'Password is required',
  registerQuestion: 'Are you a patient?',
  register: 'Register at a clinic',
  ended: {
    session_expired: 'You were signed out because nothing was done for a long time',
    session_ended: 'You were signed out in another window or on another device',
    account_inactive: 'Your account was made inactive. Ask the manager of your clinic.',
    unknown: 'Your session has ended',
    kept: 'What you had typed is kept. Sign in again and you are back where you were.',
    keptOnPage:
      'What you had typed is kept as long as this page stays open. Sign in again and you are back where you were.',
  },
  demoTitle: 'Demo clinic',
  demoText: 'Choose an account to fill in the form.',
  demoShow: 'Show the demo accounts',
  permissionDenied: {
    title: 'Permission denied',
    noArea: 'You are signed in as {name:string} ({role:string}). This role has no area in the clinic application yet.',
    notThisPage: 'You are signed in as {name:string} ({role:string}). This role may not open this page.',
    signedOut: 'Nobody is signed in. Sign in to see what is yours.',
    home: 'Go to my dashboard',
    signOut: 'Sign out',
  },
} satisfies BaseTranslation

export default en_auth
