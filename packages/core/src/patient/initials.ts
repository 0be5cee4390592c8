const mostInitials = 3

/**
 * A name as its initials: A. L. A first name alone says too much: many people have one name, and then it is the whole of it.
 */
export const initialsOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`
    .split(/\s+/u)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, mostInitials)
    .map((letter) => `${letter}.`)
    .join(' ')
