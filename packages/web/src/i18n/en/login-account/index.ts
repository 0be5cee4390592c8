import type { BaseTranslation } from '../../i18n-types'

const en_login_account = {
  title: 'Login account',
  states: {
    none: 'None',
    invited: 'Invited',
    expired: 'Link ended',
    active: 'Active',
    disabled: 'Disabled',
  },
  about: {
    none: '{name:string} cannot sign in yet. An invitation gives a link with which the password is set.',
    invited: 'The link can be used until {until:string}. It is not shown again; a new link ends the one before.',
    expired: 'Nobody can sign in with this account yet. Make a new link.',
    expiredAt: 'The link was not used and ended on {until:string}. Make a new one.',
    active: 'Signs in with this e-mail and a password only they know.',
    disabled: 'Cannot sign in. What was done with this account stays.',
  },
  email: 'Email',
  emailHelp: 'With which they sign in. Nothing is sent to it: you pass the link on yourself.',
  role: 'Role',
  status: 'Account',
  invite: 'Invite',
  makeLink: 'Make a link',
  newLink: 'New link',
  newLinkText: 'The link before ends at once.',
  link: {
    title: 'The link for {name:string}',
    text: 'Shown this once, valid until {until:string}. Whoever has it can set the password: give it only to {name:string}.',
    code: 'The link as a code for the camera of their phone',
    copy: 'Copy link',
    copied: 'The link is copied',
    copyFailed: 'It could not be copied. Select the link and copy it by hand.',
    whatsapp: 'Send by WhatsApp',
    noPhone: 'Without a phone number here, WhatsApp asks whom to send it to.',
    message:
      'Hello {name:string}, set the password of your {brand:string} account with this link, until {until:string}: {link:string}',
    done: 'Done',
  },
  disable: 'Disable',
  disabling: {
    title: 'Disable the account of {name:string}?',
    text: 'Every device where {email:string} is signed in is signed out at once, and an open link ends. Nothing that was entered is lost; you can enable the account again.',
    confirm: 'Disable account',
    done: 'The account is disabled',
  },
  enable: 'Enable',
  enabled: 'The account is enabled',
  invitation: {
    welcome: 'Welcome, {name:string}',
    text: 'Set the password with which you sign in at {clinic:string}.',
    email: 'Email',
    password: 'New password',
    passwordHelp: 'At least {least:number} characters. Several words are easy to keep in mind and hard to guess.',
    again: 'The same once more',
    save: 'Set password and sign in',
    ended: 'This link is no longer valid',
    endedText:
      'It was used, replaced by a newer one, or not used in time. Ask the manager of your clinic for a new one.',
    toLogin: 'Go to sign in',
    signedIn: 'Somebody is signed in here',
    signedInText: '{name:string} is signed in on this device. Sign out first, then set your password.',
    signOut: 'Sign out',
    problems: {
      passwordRequired: 'Password is required',
      tooShort: 'At least {least:number} characters',
      tooLong: 'At most {most:number} characters',
      differs: 'This is not the same password',
    },
  },
} satisfies BaseTranslation

export default en_login_account
