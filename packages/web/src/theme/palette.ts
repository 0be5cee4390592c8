/** The product's raw colours. Only the theme sees them; screens use the semantic tokens built from them. */
export const grey = {
  50: '#F9FAFB',
  100: '#F4F6F8',
  200: '#DFE3E8',
  300: '#C4CDD5',
  400: '#A6B1BD',
  500: '#919EAB',
  550: '#7A8794',
  600: '#576674',
  700: '#454F5B',
  750: '#28323D',
  800: '#212B36',
  850: '#1B232D',
  900: '#161C24',
  950: '#0C1015',
} as const

export const white = '#FFFFFF'

export interface Hue {
  /** filled surfaces, and the tint when thinned */
  main: string
  /** a filled surface under the pointer */
  hover: string
  /** text on main and hover */
  on: string
  /** text on white, grey and the tint */
  dark: string
  /** text on dark surfaces and the tint there */
  light: string
}

export const presets = {
  blue: { main: '#2065D1', hover: '#1A56B4', on: white, dark: '#174EA6', light: '#84B9F5' },
  default: { main: '#00AB55', hover: '#1FC06C', on: grey[900], dark: '#00694B', light: '#5BE584' },
  pink: { main: '#C2185B', hover: '#A3144D', on: white, dark: '#9C1049', light: '#F48FB1' },
} as const satisfies Record<string, Hue>

export const hues = {
  secondary: { main: '#3366FF', hover: '#254EDB', on: white, dark: '#1939B7', light: '#99B8FF' },
  info: { main: '#00B8D9', hover: '#2CCBE8', on: grey[900], dark: '#00638F', light: '#61F3F3' },
  success: { main: '#36B37E', hover: '#4CC492', on: grey[900], dark: '#146C58', light: '#86E8AB' },
  warning: { main: '#FFAB00', hover: '#FFBC33', on: grey[900], dark: '#7A4100', light: '#FFD666' },
  error: { main: '#FF5630', hover: '#FF7452', on: grey[900], dark: '#B71D18', light: '#FFAC82' },
} as const satisfies Record<string, Hue>

/** Colours that tell people apart in a calendar: on light surfaces, and on dark ones. */
export const marks = {
  blue: { dark: '#2065D1', light: '#76B0F1' },
  teal: { dark: '#00798C', light: '#61F3F3' },
  green: { dark: '#1B7F3B', light: '#86E8AB' },
  amber: { dark: '#A66A00', light: '#FFD666' },
  orange: { dark: '#D1480B', light: '#FF9E6D' },
  red: { dark: '#B71D18', light: '#FF8676' },
  pink: { dark: '#C2185B', light: '#F48FB1' },
  purple: { dark: '#7635DC', light: '#B985F4' },
} as const satisfies Record<string, Pick<Hue, 'dark' | 'light'>>

/** A colour thinned to a share of itself, as eight-digit hex. */
export const thin = (colour: string, percent: number) =>
  `${colour}${Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()}`
