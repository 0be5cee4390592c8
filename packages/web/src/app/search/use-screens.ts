import { type NavigationItem, navigationOf, type RoleName } from '@clinic/core/access'
import { useMemo } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { type Finder, type Found, lettersOf, mostRows } from './finder'
import { searchedTabsOf } from './searched-tabs'

/** The screens of a role by any part of their names, with or without the spaces in it; their tabs too, once something is typed. */
export function useScreens(role: RoleName): Finder {
  const texts = useTexts()
  return useMemo(() => {
    const { names } = texts.navigation
    const items: readonly NavigationItem[] = navigationOf(role)
      .flatMap((group) => group.items)
      .flatMap((item) => [item, ...(item.children ?? [])])
    const screens = items.map(({ key, path }) => ({ href: path, label: names[key](), note: '' }))
    const tabs = searchedTabsOf(role).map(({ name, href, of }) => ({
      href,
      label: texts.search.tabs[name](),
      note: names[of](),
    }))
    return {
      group: 'screen',
      async find(text) {
        if (text === '') return { rows: screens, count: screens.length }
        const rows = [...screens, ...tabs].filter(({ label }) => lettersOf(label).includes(lettersOf(text)))
        return { rows: rows.sort(byBeginning(text)).slice(0, mostRows), count: rows.length }
      },
    }
  }, [role, texts])
}

/** Those that begin with a text stand before those with a word that does, before all others. */
const byBeginning = (text: string) => {
  const searched = lettersOf(text)
  const rank = (label: string) =>
    lettersOf(label).startsWith(searched)
      ? 0
      : label.split(' ').some((word) => lettersOf(word).startsWith(searched))
        ? 1
        : 2
  return (one: Found, other: Found) => rank(one.label) - rank(other.label)
}
