import type { BaseTranslation } from '../../i18n-types'

const en_session_end = {
  session_expired: 'You were signed out because nothing was done for a long time',
  session_ended: 'You were signed out in another window or on another device',
  account_inactive: 'Your account was made inactive. Ask the manager of your clinic.',
  unknown: 'Your session has ended',
  kept: 'What you had typed is kept. Sign in again and you are back where you were.',
  keptOnPage:
    'What you had typed is kept as long as this page stays open. Sign in again and you are back where you were.',
} satisfies BaseTranslation

export default en_session_end
