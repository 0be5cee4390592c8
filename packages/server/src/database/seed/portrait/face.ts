import * as colors from './colors'
import type { Looks } from './looks'
import { bothSides, circle, faint, line, middle, path } from './shapes'

/** The head without its hair. */
export const drawFace = (looks: Looks) => head(looks) + features(looks)

function head({ skin: [base, shade], isChild, width }: Looks) {
  const half = 44 * width
  const [left, right] = [middle - half, middle + half]
  const chin = isChild ? 158 : 162
  const jaw = isChild ? 28 : 25
  return (
    bothSides(circle(left + 1, 113, 9.5, base) + circle(left + 1, 113, 5, shade)) +
    path(
      `M${left} 98C${left} 66 96 48 120 48C144 48 ${right} 66 ${right} 98C${right} 134 ${middle + jaw} ${chin} 120 ${chin}C${middle - jaw} ${chin} ${left} 134 ${left} 98Z`,
      base,
    )
  )
}

function features(looks: Looks) {
  const { skin, age, eyes, style, isChild, isWoman } = looks
  const low = isChild && style !== 'hijab' ? 5 : 0
  return `<g transform="translate(0 ${low})">${
    faint(
      bothSides(`<ellipse cx="${94}" cy="129" rx="9" ry="6.5" fill="${colors.blush}"/>`),
      isChild || isWoman ? 0.3 : 0.16,
    ) +
    drawBeard(looks) +
    bothSides(drawEye(looks)) +
    [middle - eyes, middle + eyes].map((x) => circle(x + 1.6, 107.2, 1.7, colors.glint)).join('') +
    line('M120 112C118 118 115 122 117 125C119 127 122 127 124 125', skin[1], 3.2) +
    drawMouth(looks) +
    (age > 56
      ? faint(
          bothSides(
            line(`M100 127C96 132 94 138 96 143`, skin[1], 3) +
              line(
                `M${middle - eyes - 8} 117C${middle - eyes - 3} 121 ${middle - eyes + 3} 121 ${middle - eyes + 7} 119`,
                skin[1],
                2.6,
              ),
          ),
          0.9,
        )
      : '')
  }${drawGlasses(looks)}</g>`
}

function drawEye({ eyes, brows, hair, isChild, isWoman, style }: Looks) {
  const x = middle - eyes
  const r = isChild ? 5.8 : 5
  const y = 109
  const brow = style === 'hijab' ? colors.brow : hair[0]
  return (
    circle(x, y, r, colors.eye) +
    (isWoman
      ? line(`M${x - 8.5} ${y - 2.5}C${x - 7} ${y - 6} ${x - 3} ${y - 7.4} ${x + 3} ${y - 6.4}`, colors.eye, 2.6)
      : '') +
    line(
      `M${x - 9} ${95 + brows}C${x - 5} ${90 + brows} ${x + 2} ${89 + brows} ${x + 8} ${92 + brows}`,
      brow,
      isWoman || isChild ? 3 : 4.2,
    )
  )
}

function drawMouth({ mouth, lips, isWoman }: Looks) {
  const color = isWoman ? lips : colors.mouth
  if (mouth === 'smile') return line('M106 138C112 147 128 147 134 138', color, 4)
  if (mouth === 'grin')
    return (
      path('M105 137C112 139 128 139 135 137C132 149 108 149 105 137Z', colors.teeth) +
      line('M105 137C112 139 128 139 135 137C132 149 108 149 105 137Z', color, 2.6)
    )
  return (
    path('M104 136C112 139 128 139 136 136C134 152 106 152 104 136Z', color) +
    path('M107 137.4C114 139.4 126 139.4 133 137.4C132 142.5 108 142.5 107 137.4Z', colors.teeth)
  )
}

function drawBeard({ beard, hair: [base] }: Looks) {
  const moustache = path(
    'M102 133C106 126 115 125 120 128C125 125 134 126 138 133C132 135 125 134 120 133C115 134 108 135 102 133Z',
    base,
  )
  const full = path(
    'M77 108C78 142 94 167 120 167C146 167 162 142 163 108C160 120 155 127 149 128C140 124 128 124 120 128C112 124 100 124 91 128C85 127 80 120 77 108Z',
    base,
  )
  if (beard === 'moustache') return moustache
  if (beard === 'goatee') return moustache + path('M106 148C106 168 134 168 134 148C128 152 112 152 106 148Z', base)
  if (beard === 'full') return full
  return beard === 'stubble' ? faint(full, 0.13) : ''
}

function drawGlasses({ glasses, frame, eyes }: Looks) {
  if (!glasses) return ''
  const x = middle - eyes
  const lens =
    glasses === 'round'
      ? `<circle cx="${x - 1}" cy="110" r="14.5"`
      : `<rect x="${x - 16}" y="98" width="30" height="23" rx="7"`
  return (
    bothSides(
      `${lens} fill="${colors.glint}" fill-opacity=".22" stroke="${frame}" stroke-width="3.4"/>` +
        line(`M${x - 15.5} 107L78 104`, frame, 3),
    ) + line(`M${x + 14} 108C${middle - 3} 105 ${middle + 3} 105 ${2 * middle - x - 14} 108`, frame, 3.2)
  )
}

/** At the lobes, over the hair. */
export const drawEarrings = ({ earrings, width }: Looks) =>
  earrings ? bothSides(circle(middle - 44 * width - 1, 125, 3.6, colors.gold)) : ''
