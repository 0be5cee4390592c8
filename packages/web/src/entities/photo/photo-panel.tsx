import { css, cx } from 'styled-system/css'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Avatar } from '../../ui/avatar'
import { Card } from '../../ui/card'
import { PersonAvatar } from './person-avatar'
import { PhotoField } from './photo-field'
import type { Pictured } from './photo-query'

interface PhotoPanelProps {
  person: Pictured
  canSet: boolean
}

/** The photo of a person. */
export default function PhotoPanel({ person, canSet }: PhotoPanelProps) {
  useNamespace('photo')
  const title = useTexts().photo.title()
  const portrait = (sent?: string) => (
    <span className={cx(sent && waiting)}>
      {sent ? <Avatar name={person.name} photo={sent} size="xl" /> : <PersonAvatar person={person} size="xl" />}
    </span>
  )
  return <Card title={title}>{canSet ? <PhotoField of={person} label={title} picture={portrait} /> : portrait()}</Card>
}

const waiting = css({ opacity: '0.5' })
