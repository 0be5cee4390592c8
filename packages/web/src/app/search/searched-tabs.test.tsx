import { navigationOf, type RoleName } from '@clinic/core/access'
import { expect, it, vi } from 'vitest'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { usePatientTabs } from '../../entities/patient/use-patient-tabs'
import { useProductTabs } from '../../entities/product/use-product-tabs'
import { useFinanceTabs } from '../../features/finance/use-finance-tabs'
import { useInformationTabs } from '../../features/information/use-information-tabs'
import { useDashboardTabs } from '../../platform/page/use-dashboard-tabs'
import { useDoctorTabs } from '../../platform/page/use-doctor-tabs'
import { useNurseTabs } from '../../platform/page/use-nurse-tabs'
import { useTexts } from '../../platform/texts/use-texts'
import { renderScene } from '../../testing/render-scene'
import { lettersOf } from './finder'
import { searchedTabsOf } from './searched-tabs'

interface Tab {
  href: string
  label: string
}

const desk = () => [
  useDashboardTabs('/clinic/dashboard'),
  usePatientTabs('/clinic/patient'),
  useProductTabs('/clinic/product'),
  useFinanceTabs('cashier'),
  useStockTabs('/clinic/medicine-transaction'),
  useInformationTabs('profile'),
]
const rows: readonly { role: RoleName; useSets: () => ({ tabs: readonly Tab[] } | undefined)[] }[] = [
  { role: 'manager_clinic', useSets: desk },
  { role: 'front_office_clinic', useSets: desk },
  { role: 'doctor_clinic', useSets: () => [useDoctorTabs('/doctor/dashboard')] },
  { role: 'nurse_clinic', useSets: () => [useNurseTabs('/nurse/dashboard')] },
]

interface BothProps {
  role: RoleName
  useSets: (typeof rows)[number]['useSets']
  tell: (tabs: Record<'shown' | 'searched', readonly Tab[]>) => void
}

function Both({ role, useSets, tell }: BothProps) {
  const { tabs } = useTexts().search
  tell({
    shown: useSets().flatMap((set) => set?.tabs ?? []),
    searched: searchedTabsOf(role).map(({ name, href }) => ({ href, label: tabs[name]() })),
  })
  return null
}

const cases = rows.flatMap((row) => (['en', 'id'] as const).map((language) => ({ ...row, language })))

it.each(cases)('the tabs of $role are found by their names ($language)', async ({ role, useSets, language }) => {
  const tell = vi.fn<BothProps['tell']>()
  await renderScene(<Both role={role} useSets={useSets} tell={tell} />, { role, language, path: '/clinic/product' })
  const { shown = [], searched = [] } = tell.mock.lastCall?.[0] ?? {}
  const screens = navigationOf(role).flatMap(({ items }) => items.map(({ path }) => path))
  const expected = shown.filter(({ href }) => !screens.includes(href))
  expect(searched.map(({ href }) => href).sort()).toEqual(expected.map(({ href }) => href).sort())
  for (const { href, label } of expected)
    expect(lettersOf(searched.find((tab) => tab.href === href)?.label ?? '')).toContain(lettersOf(label))
})
