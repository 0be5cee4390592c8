import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { Avatar } from '../../ui/avatar'
import { type Pictured, photoQuery } from './photo-query'

interface PersonAvatarProps {
  person: Pictured
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** Shows a person's photo; their initials until it is loaded, or if there is none. */
export function PersonAvatar({ person, size = 'sm' }: PersonAvatarProps) {
  const { api } = useApp()
  const { data } = useQuery(photoQuery(api, person, size === 'sm' || size === 'md' ? 'small' : 'large'))
  return <Avatar name={person.name} photo={person.photo && data} size={size} />
}
