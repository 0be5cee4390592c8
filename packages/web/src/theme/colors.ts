import { grey, type Hue, hues, marks, presets, thin, white } from './palette'

type Colour = { value: Partial<Record<'base' | ColourCondition, string>> }
export type ColourCondition =
  | '_dark'
  | '_presetDefault'
  | '_presetDefaultDark'
  | '_presetPink'
  | '_presetPinkDark'
  | '_contrastDefault'
  | '_contrastDefaultDark'

/** Every colour a screen may use. contrast.test.ts proves each pair of text and background. */
export const colors = {
  transparent: { value: { base: 'transparent' } },
  inherit: { value: { base: 'inherit' } },
  /** paper and ink of what a camera reads */
  white: { value: { base: white } },
  black: { value: { base: grey[900] } },
  current: { value: { base: 'currentColor' } },
  /** behind everything */
  page: {
    value: { base: grey[100], _dark: grey[900], _contrastDefault: white, _contrastDefaultDark: grey[900] },
  },
  /** cards, the frame */
  surface: { value: { base: white, _dark: grey[800] } },
  /** floating surfaces: menus, dialogs */
  raised: { value: { base: white, _dark: grey[750] } },
  /** table heads, wells */
  sunken: { value: { base: grey[100], _dark: grey[850] } },
  /** a row or item under the pointer */
  subtle: { value: { base: thin(grey[500], 8), _dark: thin(grey[500], 12) } },
  /** skeletons, tracks */
  fill: { value: { base: thin(grey[500], 24), _dark: thin(grey[500], 24) } },
  border: { value: { base: thin(grey[500], 24) } },
  /** the edge of what can be pressed */
  outline: { value: { base: thin(grey[500], 48) } },
  /** the edge of what can be typed into or ticked */
  control: { value: { base: grey[550] } },
  text: { value: { base: grey[800], _dark: grey[100] } },
  muted: { value: { base: grey[600], _dark: grey[400] } },
  overlay: { value: { base: thin(grey[900], 56), _dark: thin(grey[950], 72) } },
  /** the focus ring, and marks that must be seen on every surface */
  focus: byPresetAndMode(
    (hue) => (hue === presets.default ? hue.dark : hue.main),
    (hue) => hue.light,
  ),
  primary: {
    solid: byPreset((hue) => hue.main),
    hover: byPreset((hue) => hue.hover),
    on: byPreset((hue) => hue.on),
    tint: byPresetAndMode(
      (hue) => thin(hue.main, 12),
      (hue) => thin(hue.main, 20),
    ),
    tintHover: byPresetAndMode(
      (hue) => thin(hue.main, 20),
      (hue) => thin(hue.main, 28),
    ),
    text: byPresetAndMode(
      (hue) => hue.dark,
      (hue) => hue.light,
    ),
  },
  neutral: {
    solid: { value: { base: grey[800], _dark: grey[200] } },
    hover: { value: { base: grey[700], _dark: white } },
    on: { value: { base: white, _dark: grey[900] } },
    tint: { value: { base: thin(grey[500], 16) } },
    tintHover: { value: { base: thin(grey[500], 24) } },
    text: { value: { base: grey[800], _dark: grey[100] } },
  },
  secondary: byMode(hues.secondary),
  info: byMode(hues.info),
  success: byMode(hues.success),
  warning: byMode(hues.warning),
  error: byMode(hues.error),
  /** the owner, in a calendar: a bar beside text, never text itself */
  mark: {
    blue: markOf(marks.blue),
    teal: markOf(marks.teal),
    green: markOf(marks.green),
    amber: markOf(marks.amber),
    orange: markOf(marks.orange),
    red: markOf(marks.red),
    pink: markOf(marks.pink),
    purple: markOf(marks.purple),
  },
  /** small pictures of the presets, in the settings */
  preset: {
    default: { value: { base: presets.default.main } },
    blue: { value: { base: presets.blue.main } },
    pink: { value: { base: presets.pink.main } },
  },
} satisfies Record<string, Colour | Record<string, Colour>>

function markOf({ dark, light }: Pick<Hue, 'dark' | 'light'>) {
  return { value: { base: dark, _dark: light } }
}

function byMode(hue: Hue) {
  return {
    solid: { value: { base: hue.main } },
    hover: { value: { base: hue.hover } },
    on: { value: { base: hue.on } },
    tint: { value: { base: thin(hue.main, 16) } },
    tintHover: { value: { base: thin(hue.main, 24) } },
    text: { value: { base: hue.dark, _dark: hue.light } },
  }
}

function byPreset(pick: (hue: Hue) => string) {
  return {
    value: { base: pick(presets.blue), _presetDefault: pick(presets.default), _presetPink: pick(presets.pink) },
  }
}

function byPresetAndMode(light: (hue: Hue) => string, dark: (hue: Hue) => string) {
  return {
    value: {
      ...byPreset(light).value,
      _dark: dark(presets.blue),
      _presetDefaultDark: dark(presets.default),
      _presetPinkDark: dark(presets.pink),
    },
  }
}
