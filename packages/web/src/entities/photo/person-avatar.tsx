import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { Avatar } from '../../ui/avatar'
import { type Pictured, photoQuery } from './photo-query'

interface PersonAvatarProps {
  person: Pictured
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** What somebody looks like; their initials where there is no picture, and until it is there. */
export function PersonAvatar({ person, size = 'sm' }: PersonAvatarProps) {
  const { api } = useApp()
  const { data } = useQuery(photoQuery(api, person, size === 'sm' || size === 'md' ? 'small' : 'large'))
  return <Avatar name={person.name} photo={person.photo && data} size={size} />
}
