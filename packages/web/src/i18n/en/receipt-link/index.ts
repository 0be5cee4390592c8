import type { BaseTranslation } from '../../i18n-types'

const en_receipt_link = {
  title: 'Link for the patient',
  about:
    'With a link the patient reads this on a phone for 90 days, as it stands then, without an account. It is printed as a QR code.',
  make: 'Make a link',
  made: 'The link was made',
  once: 'It is shown only now. Print, send or copy it; if it is lost, revoke it and make another one.',
  lost: 'Its address was shown once. To print or send it again, revoke it and make another one.',
  valid: 'Valid until {when:string}',
  ended: 'The last link ended, {when:string}',
  revokedBy: 'The last link was revoked by {name:string}, {when:string}',
  by: 'Made by {name:string}, {when:string}',
  opened: 'Opened {count:number} times, last {when:string}',
  unopened: 'Not opened yet',
  copy: 'Copy link',
  copied: 'The link was copied',
  copyFailed: 'The link could not be copied. Select and copy it by hand.',
  send: 'Send by WhatsApp',
  message: 'From {clinic:string}: {number:string} can be read here for 90 days: {link:string}',
  open: 'Open',
  newTab: '(new tab)',
  revoke: 'Revoke',
  revocation: {
    title: 'Revoke the link of {number:string}?',
    text: 'It ends for good: whoever opens it is told that it is no longer valid, and a printed QR code leads there too.',
    done: 'The link was revoked',
  },
  code: 'QR code of the link',
  caption: 'Scan to read this on your phone. Valid until {day:string}.',
} satisfies BaseTranslation

export default en_receipt_link
