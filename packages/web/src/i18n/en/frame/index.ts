import type { BaseTranslation } from '../../i18n-types'

const en_frame = {
  skipToContent: 'Skip to the content',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  settings: 'Display settings',
  openSearch: 'Search (Ctrl+K)',
  account: 'Account of {name:string}',
  ownAccount: 'Account and sessions',
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  asOf: 'Data as of {time:string}',
  clinicClock: 'The time in the clinic: all times here are by its clock',
  timeIn: { 'Asia/Jakarta': '{0:string} WIB', 'Asia/Makassar': '{0:string} WITA', 'Asia/Jayapura': '{0:string} WIT' },
  language: 'Language',
  languages: { en: 'English', id: 'Bahasa Indonesia', ar: 'العربية' },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or what was here has moved.',
    home: 'Go to the start page',
  },
  maintenance: {
    title: 'Back in a moment',
    text: 'The clinic application is being maintained. Nothing you saved is lost.',
    tryAgain: 'Try again',
  },
  crashed: {
    title: 'This page failed',
    text: 'What you saved is safe. Try again; if it fails again, reload the page.',
  },
} satisfies BaseTranslation

export default en_frame
