import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const accountStates: Values<Schema<'AccountState'>> = {
  none: { en: 'None', id: 'Belum ada' },
  invited: { en: 'Invited', id: 'Diundang', tone: 'info' },
  expired: { en: 'Link ended', id: 'Tautan berakhir', tone: 'warning' },
  active: { en: 'Active', id: 'Aktif', tone: 'success' },
  disabled: { en: 'Disabled', id: 'Dinonaktifkan' },
}

export const browsers: Values<Schema<'Browser'>> = {
  chrome: { en: 'Chrome', id: 'Chrome' },
  edge: { en: 'Edge', id: 'Edge' },
  firefox: { en: 'Firefox', id: 'Firefox' },
  opera: { en: 'Opera', id: 'Opera' },
  safari: { en: 'Safari', id: 'Safari' },
  samsung: { en: 'Samsung Internet', id: 'Samsung Internet' },
  other: { en: 'Another browser', id: 'Peramban lain' },
}

export const operatingSystems: Values<Schema<'OperatingSystem'>> = {
  android: { en: 'Android', id: 'Android' },
  chromeos: { en: 'ChromeOS', id: 'ChromeOS' },
  ios: { en: 'iOS', id: 'iOS' },
  linux: { en: 'Linux', id: 'Linux' },
  macos: { en: 'macOS', id: 'macOS' },
  windows: { en: 'Windows', id: 'Windows' },
  other: { en: 'another system', id: 'sistem lain' },
}
