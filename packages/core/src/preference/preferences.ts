export interface Preferences {
  mode: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  layout: 'vertical' | 'mini'
  contrast: 'default' | 'bold'
  preset: 'default' | 'pink' | 'blue'
  stretch: boolean
  /** Whether a letter alone is a shortcut. */
  shortcuts: boolean
  /** The way of a probe around the mouth. */
  probing: 'arch' | 'quadrant' | 'tooth'
}

export type PreferenceName = keyof Preferences

export const preferenceDefaults: Preferences = {
  mode: 'light',
  direction: 'ltr',
  layout: 'vertical',
  contrast: 'bold',
  preset: 'blue',
  stretch: false,
  shortcuts: true,
  probing: 'arch',
}

/** The values of each preference, in the order a toggle walks through. */
export const preferenceValues: {
  readonly [Name in PreferenceName]: readonly [Preferences[Name], ...Preferences[Name][]]
} = {
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  layout: ['vertical', 'mini'],
  contrast: ['default', 'bold'],
  preset: ['default', 'pink', 'blue'],
  stretch: [false, true],
  shortcuts: [true, false],
  probing: ['arch', 'quadrant', 'tooth'],
}

export const preferenceNames = [
  'mode',
  'direction',
  'layout',
  'contrast',
  'preset',
  'stretch',
  'shortcuts',
  'probing',
] as const

/** Reads preferences from stored texts that may have been edited by hand: a wrong or missing value becomes the default. */
export function readPreferences(raw: Readonly<Record<string, string | undefined>>): Preferences {
  const read = <Name extends PreferenceName>(name: Name): Preferences[Name] =>
    preferenceValues[name].find((value) => String(value) === raw[name]) ?? preferenceDefaults[name]
  return {
    mode: read('mode'),
    direction: read('direction'),
    layout: read('layout'),
    contrast: read('contrast'),
    preset: read('preset'),
    stretch: read('stretch'),
    shortcuts: read('shortcuts'),
    probing: read('probing'),
  }
}

/** The value that follows the present one, and after the last the first. */
export function nextValue<Name extends PreferenceName>(name: Name, present: Preferences[Name]): Preferences[Name] {
  const values = preferenceValues[name]
  return values[values.indexOf(present) + 1] ?? values[0]
}
