import { type NavigationItem, navigationOf, type RoleName } from '@clinic/core/access'
import { useMemo } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { type Finder, lettersOf } from './finder'
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
        const rows = (text === '' ? screens : [...screens, ...tabs]).filter(({ label }) =>
          lettersOf(label).includes(lettersOf(text)),
        )
        return { rows, count: rows.length }
      },
    }
  }, [role, texts])
}
