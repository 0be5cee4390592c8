import * as colors from './colors'
import type { Looks } from './looks'
import { bothSides, circle, line, path } from './shapes'

/** The body below the neck. */
export function drawClothes(looks: Looks) {
  const { dress } = looks
  return neck(looks) + (dress === 'coat' ? drawCoat(looks) : wear[dress](looks))
}

/** Cloth over the shoulders, with an opening for the neck. */
const cloth = (fill: string, opening: string) =>
  path(`M18 256C18 210 42 196 84 185L97 ${opening}L156 185C198 196 222 210 222 256Z`, fill)
const round = '178C100 200 140 200 143 178'
const pointed = '178L120 212L143 178'

/** The neck and what a neckline shows, in the shade of the chin. */
const neck = ({ skin: [base, shade] }: Looks) =>
  path('M101 140L139 140L139 170L143 179L140 216L100 216L97 179L101 170Z', base) +
  path('M101 140L139 140L139 164C130 178 110 178 101 164Z', shade)

const wear = {
  plain: (looks: Looks) => {
    const [base, shade] = looks.clothes
    return cloth(base, round) + line('M97 178C100 200 140 200 143 178', shade, 6) + sleeves(shade)
  },
  blouse: (looks: Looks) => {
    const [base, shade] = looks.clothes
    return cloth(base, pointed) + line('M97 178L120 212L143 178', shade, 6) + sleeves(shade)
  },
  collar: (looks: Looks) => {
    const [base, shade] = looks.clothes
    return (
      cloth(base, pointed) +
      line('M120 212L120 244', shade, 4) +
      circle(127, 226, 2.6, shade) +
      bothSides(path('M97 170L120 212L100 219L82 186Z', shade)) +
      bothSides(path('M97 167L120 209L102 214L85 184Z', base)) +
      sleeves(shade)
    )
  },
  batik: (looks: Looks) => {
    const [base, shade, print] = looks.batik
    return (
      cloth(base, pointed) +
      printed(print) +
      line('M120 212L120 244', shade, 4) +
      bothSides(path('M98 168L120 210L100 216L84 184Z', shade)) +
      sleeves(shade)
    )
  },
  scrubs: (looks: Looks) => {
    const [base, shade] = looks.scrubs
    return (
      cloth(base, pointed) +
      line('M97 178L120 212L143 178', shade, 7) +
      sleeves(shade) +
      line('M150 216L176 216L176 246M150 216L150 246', shade, 3.5)
    )
  },
}

const sleeves = (shade: string) => bothSides(line('M52 216C56 226 58 236 58 246', shade, 4))

/** Small flowers in rows. */
const printed = (print: string) =>
  bothSides(
    [
      [46, 218],
      [70, 204],
      [94, 226],
      [70, 232],
      [30, 236],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(`M${x} ${y - 8}L${x + 6} ${y}L${x} ${y + 8}L${x - 6} ${y}Z`, print) + circle(x, y, 2, colors.glint),
      )
      .join(''),
  )

function drawCoat(looks: Looks) {
  const [base, shade] = colors.coat
  const { shirt, hasTie, scrubs, isWoman } = looks
  const tie = path('M114 198L126 198L123 208L130 246L110 246L117 208Z', scrubs[0])
  const inside = isWoman
    ? cloth(shirt, pointed)
    : cloth(shirt, pointed) +
      (hasTie ? tie : line('M120 210L120 244', shade, 3)) +
      bothSides(path('M99 168L120 202L108 214L92 184Z', colors.coat[0]))
  return (
    inside +
    bothSides(
      path('M18 246C20 208 42 194 84 184L97 174C94 200 100 226 112 250L18 250Z', base) +
        path('M97 172L76 190L72 206L86 208L80 216L110 248C100 224 95 200 97 172Z', shade) +
        line('M52 216C56 226 58 236 58 246', shade, 4),
    ) +
    line('M150 226L176 226', shade, 4)
  )
}
