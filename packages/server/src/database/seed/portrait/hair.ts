import type { Shaded } from './colors'
import * as colors from './colors'
import { bothSides, circle, faint, line, path } from './shapes'

export type HairStyle = keyof typeof styles

interface Colored {
  hair: Shaded
  hijab: Shaded
  bow: string
}

interface Drawn {
  /** Behind the face and the neck. */
  back: string
  /** Over the forehead. */
  front: string
}

const swept =
  'M73 112C66 62 88 36 120 36C152 36 174 62 167 112C165 96 160 84 148 74C138 66 128 64 120 64C112 64 102 66 92 74C80 84 75 96 73 112Z'
const parted =
  'M71 118C62 64 86 34 122 34C156 34 178 66 169 118C166 98 158 82 134 58C122 76 98 84 82 94C76 100 73 108 71 118Z'
const fringed =
  'M71 120C62 64 86 34 120 34C154 34 178 64 169 120C167 108 165 100 162 88C150 92 134 93 120 93C106 93 90 92 78 88C75 100 73 108 71 120Z'
const gloss = (color: string) => faint(line('M92 58C102 50 114 46 128 46', color, 6), 0.9)

/** Men's short hair over its temples. */
const short =
  (d: string) =>
  ({ hair: [base, shade] }: Colored): Drawn => ({
    back: '',
    front: bothSides(path('M72 114C69 98 70 86 76 78L82 84C79 94 78 104 78 114Z', base)) + path(d, base) + gloss(shade),
  })

const styles = {
  side: short(
    'M72 104C64 60 88 34 122 34C156 34 176 62 168 104C166 92 162 84 154 76C136 80 112 76 100 64C94 76 80 84 72 104Z',
  ),
  crop: short(
    'M73 100C68 62 90 40 120 40C150 40 172 62 167 100C164 88 160 80 152 74C134 68 106 68 88 74C80 80 76 88 73 100Z',
  ),
  quiff: short(
    'M72 102C66 76 72 58 82 52C90 32 138 20 160 40C176 54 174 80 168 102C166 90 160 82 152 76C134 72 112 72 94 70C82 78 76 88 72 102Z',
  ),
  tousled: short(
    'M71 104C62 70 78 44 96 40C104 30 116 32 122 36C134 26 150 34 154 44C170 52 176 76 169 104C166 94 163 88 158 82L148 88L142 77L130 88L120 77L108 88L98 77L86 90C78 92 74 98 71 104Z',
  ),
  bowl: short(
    'M70 108C62 62 88 36 120 36C152 36 178 62 170 108C168 100 166 96 164 90C150 92 134 94 120 94C106 94 90 92 76 90C74 96 72 100 70 108Z',
  ),
  receding: short(
    'M73 104C68 66 90 40 120 40C150 40 172 66 167 104C164 88 158 78 152 66C146 56 136 62 120 60C104 62 94 56 88 66C82 78 76 88 73 104Z',
  ),
  curly: ({ hair: [base, shade] }): Drawn => ({
    back: '',
    front:
      path(
        'M72 110C66 66 90 44 120 44C150 44 174 66 168 110C164 92 156 80 146 76C128 72 112 72 94 76C84 80 76 92 72 110Z',
        base,
      ) +
      curls.map(([x, y, r]) => circle(x, y, r, base)).join('') +
      faint(line('M90 56q6-8 14-4M118 46q8-6 14 0M144 58q8-2 10 6', shade, 4), 0.9),
  }),
  bald: ({ hair: [base] }): Drawn => ({
    back: '',
    front:
      bothSides(path('M72 116C67 100 68 84 77 74C80 86 79 102 79 116Z', base)) +
      faint(line('M96 64C104 58 114 56 124 57', colors.glint, 5), 0.35),
  }),
  cap: ({ hair: [base] }): Drawn => ({
    back: '',
    front:
      bothSides(path('M73 114C70 98 71 86 77 78L84 82C80 94 79 104 79 114Z', base)) +
      path('M74 82L80 42C94 30 146 30 160 42L166 82C140 72 100 72 74 82Z', colors.cap[0]) +
      path('M80 42C94 30 146 30 160 42C146 50 94 50 80 42Z', colors.cap[1]),
  }),
  long: ({ hair: [base, shade] }): Drawn => ({
    back: path(
      'M64 118C54 58 86 30 120 30C154 30 186 58 176 118C174 150 182 180 186 206C166 216 150 212 142 200L98 200C90 212 74 216 54 206C58 180 66 150 64 118Z',
      base,
    ),
    front:
      path(
        'M120 60C104 78 84 88 77 124C66 100 66 72 84 52C100 34 140 34 156 52C174 72 174 100 163 124C156 88 136 78 120 60Z',
        base,
      ) + gloss(shade),
  }),
  wavy: ({ hair: [base, shade] }): Drawn => ({
    back: path(
      'M66 112C54 60 86 30 120 30C154 30 186 60 174 112C186 124 184 138 178 146C190 160 184 176 172 182C160 192 150 188 142 180L98 180C90 188 80 192 68 182C56 176 50 160 62 146C56 138 54 124 66 112Z',
      base,
    ),
    front: path(parted, base) + gloss(shade),
  }),
  bob: ({ hair: [base, shade] }): Drawn => ({
    back: path(
      'M66 112C56 58 86 32 120 32C154 32 184 58 174 112C180 136 178 156 168 166C154 170 140 162 134 154L106 154C100 162 86 170 72 166C62 156 60 136 66 112Z',
      base,
    ),
    front: path(parted, base) + gloss(shade),
  }),
  fringe: ({ hair: [base, shade] }): Drawn => ({
    back: path(
      'M66 118C56 58 86 32 120 32C154 32 184 58 174 118C176 146 180 168 176 186C160 194 146 188 140 176L100 176C94 188 80 194 64 186C60 168 64 146 66 118Z',
      base,
    ),
    front: path(fringed, base) + gloss(shade),
  }),
  ponytail: ({ hair: [base, shade], bow }): Drawn => ({
    back:
      path('M150 50C178 42 202 62 198 98C196 128 200 146 190 166C182 148 170 138 170 110C170 90 164 76 150 70Z', base) +
      path('M72 112C66 62 88 36 120 36C152 36 174 62 168 112Z', base) +
      circle(164, 60, 8, bow),
    front: path(swept, base) + gloss(shade),
  }),
  bun: ({ hair: [base, shade] }): Drawn => ({
    back: circle(120, 38, 18, base) + path('M72 112C66 62 88 36 120 36C152 36 174 62 168 112Z', base),
    front: path(swept, base) + line('M106 46C114 49 126 49 134 46', shade, 4) + gloss(shade),
  }),
  pigtails: ({ hair: [base, shade], bow }): Drawn => ({
    back:
      bothSides(path('M72 110C52 104 38 118 40 142C42 160 54 168 62 160C72 150 76 130 76 116Z', base)) +
      path('M70 116C62 62 88 34 120 34C152 34 178 62 170 116Z', base),
    front: path(fringed, base) + bothSides(circle(69, 116, 8, bow)) + gloss(shade),
  }),
  hijab: ({ hijab: [base, shade] }): Drawn => ({
    back: path(
      'M120 30C84 30 62 58 62 104C62 138 67 162 50 186L190 186C173 162 178 138 178 104C178 58 156 30 120 30Z',
      shade,
    ),
    front:
      path('M81 102C82 76 98 60 120 60C142 60 158 76 159 102C154 82 140 71 120 71C100 71 86 82 81 102Z', shade) +
      `<path fill-rule="evenodd" d="${veil}" fill="${base}"/>` +
      path(
        'M82 130C92 160 112 170 136 169C156 168 168 172 180 186C158 202 122 202 100 188C85 178 80 158 82 130Z',
        shade,
      ) +
      path(
        'M82 124C92 158 114 166 138 164C158 163 168 166 177 176C155 190 123 191 102 180C86 171 80 150 82 124Z',
        base,
      ) +
      faint(line('M96 48C104 42 114 39 126 39', colors.glint, 6), 0.25),
  }),
} as const satisfies Record<string, (colored: Colored) => Drawn>

const veil =
  'M120 30C84 30 62 58 62 104C62 136 68 156 56 180C78 200 102 207 122 207C142 207 164 199 184 180C172 156 178 136 178 104C178 58 156 30 120 30ZM120 66C143 66 157 82 157 106C157 138 142 160 120 160C98 160 83 138 83 106C83 82 97 66 120 66Z'
const curls = [
  [80, 84, 13],
  [84, 64, 15],
  [100, 50, 16],
  [120, 45, 17],
  [140, 50, 16],
  [156, 64, 15],
  [160, 84, 13],
  [104, 70, 12],
  [122, 68, 13],
  [140, 72, 12],
] as const

export const drawHair = (style: HairStyle, colored: Colored) => styles[style](colored)
