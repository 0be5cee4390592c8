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
