import { inSurfaceOrder, type Surface, surfacesOf, type Tooth } from '@clinic/core/odontogram'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { TextField } from '../../ui/field/text-field'

interface SurfacesFieldProps {
  name: string
  label: string
  error?: string
  /** Whose surfaces; nothing can be typed without it. */
  tooth: Tooth | null
  value: readonly Surface[]
  onChange: (surfaces: Surface[]) => void
}

/** Surfaces by their letters, as in the typed line: `mod`. Letters of surfaces that the tooth lacks are not taken. */
export function SurfacesField({ tooth, value, onChange, ...field }: SurfacesFieldProps) {
  const { note: texts } = useTexts()
  const [typed, setTyped] = useState<string>()
  const own = tooth ? surfacesOf(tooth) : []
  return (
    <TextField
      {...field}
      required
      disabled={!tooth}
      help={texts.procedure.surfaces({ letters: own.join(' ').toUpperCase() })}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={5}
      value={typed ?? value.join('').toUpperCase()}
      onChange={({ target }) => {
        const letters = [...target.value.toLowerCase()].map((letter) => alias.get(letter) ?? letter)
        const surfaces = own.filter((surface) => letters.includes(surface))
        setTyped(
          letters
            .filter((letter) => own.some((surface) => surface === letter))
            .join('')
            .toUpperCase(),
        )
        onChange(inSurfaceOrder(surfaces))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** Buccal and labial are vestibular, palatal is on the side of the tongue. */
const alias = new Map([
  ['b', 'v'],
  ['p', 'l'],
])
