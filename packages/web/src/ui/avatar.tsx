import { useState } from 'react'
import { avatar } from 'styled-system/recipes'
import { initials } from './initials'
import { useUiTexts } from './ui-texts'
import { VisuallyHidden } from './visually-hidden'

export interface Person {
  name: string
  /** an address; '' when there is none */
  photo?: string | null
}

interface AvatarProps extends Person {
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const tones = ['secondary', 'info', 'success', 'warning', 'error'] as const

/** A photo, or the initials on a tint that is always the same for the same name. Its neighbour says the name. */
export function Avatar({ name, photo, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const classes = avatar({
    size,
    tone: tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length],
  })
  return (
    <span aria-hidden="true" className={classes.root}>
      {photo && photo !== broken ? (
        <img src={photo} alt="" className={classes.photo} onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** At most four, then how many more. */
export function AvatarGroup({ people, size }: { people: readonly Person[]; size?: AvatarProps['size'] }) {
  const texts = useUiTexts()
  const classes = avatar({ size })
  const more = people.length - 4
  return (
    <ul className={classes.group}>
      {people.slice(0, 4).map((person) => (
        <li key={person.name} title={person.name}>
          <Avatar {...person} size={size} />
          <VisuallyHidden>{person.name}</VisuallyHidden>
        </li>
      ))}
      {more > 0 && (
        <li>
          <span aria-hidden="true" className={classes.root}>
            +{more}
          </span>
          <VisuallyHidden>{texts.more(more)}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
