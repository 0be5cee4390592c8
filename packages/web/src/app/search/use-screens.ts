import { canOpen, type NavigationItem, navigationOf, type RoleName } from '@clinic/core/access'
import { useMemo } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { type Finder, lettersOf } from './finder'

/** The screens of a role, its tabs too, by any part of their names, with or without the spaces in it. */
export function useScreens(role: RoleName): Finder {
  const texts = useTexts()
  return useMemo(() => {
    const { names } = texts.navigation
    const tabs = [
      { href: '/clinic/dashboard/calendar', label: texts.search.screens.calendar() },
      { href: '/clinic/dashboard/queue', label: texts.search.screens.queue() },
      { href: '/nurse/patient-check-ins', label: texts.search.screens.checkIns() },
      { href: '/clinic/patient/registration', label: texts.search.screens.registration() },
      { href: '/clinic/product/price-list', label: texts.search.screens.priceLists() },
      { href: '/doctor/dashboard/week', label: texts.search.screens.week() },
      { href: '/clinic/information/opening-hours', label: texts.search.screens.openingHours() },
    ].filter(({ href }) => canOpen(role, href))
    const all = [
      ...navigationOf(role)
        .flatMap(({ items }) => items)
        .flatMap((item) => [item, ...(item.children ?? [])])
        .map(({ key, path }: NavigationItem) => ({ href: path, label: names[key]() })),
      ...tabs,
    ]
    return {
      group: 'screen',
      async find(text) {
        const rows = all
          .filter(({ label }) => lettersOf(label).includes(lettersOf(text)))
          .map((screen) => ({ ...screen, note: '' }))
        return { rows, count: rows.length }
      },
    }
  }, [role, texts])
}
