import { type Schema, unwrap } from '@clinic/api'
import { canOpen, homeOf, type NavigationItem, navigationOf, operationRoles, type RoleName } from '@clinic/core/access'
import { displayName } from '@clinic/core/patient'
import { useMemo } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'

export type FoundGroup = 'screen' | 'patient' | 'doctor' | 'product'

/** One result: where it leads. */
export interface Found {
  href: string
  label: string
  note: string
}

/** How many patients, dentists or services are shown. */
const most = 5

export interface Finder {
  group: FoundGroup
  /** The first ones that have the text, how many there are, and where all are listed. */
  find: (text: string, signal: AbortSignal) => Promise<{ rows: readonly Found[]; count: number; all?: string }>
}

/** Returns the finders of a role, each by a list the role may read: permissions are decided in one place. */
export function useFinders(role: RoleName): readonly Finder[] {
  const { api } = useApp()
  const screens = useScreens(role)
  const { formerly } = useTexts().search
  const area = homeOf(role).replace('/dashboard', '')
  const canListPatients = useCanCall(operationRoles.listPatient)
  const canListDoctors = useCanCall(operationRoles.listDoctor)
  const canListProducts = useCanCall(operationRoles.listProduct)

  return useMemo(() => {
    const listOf = (path: string, search: string) => `${area}${path}?${new URLSearchParams({ search })}`
    const query = (search: string) => ({ params: { query: { search, rowPerPage: 10 as const } } })
    const former = ({ former_record_numbers: numbers }: Schema<'PatientRow'>) =>
      numbers.length > 0 && formerly({ numbers: numbers.join(', ') })
    const patients: Finder = {
      group: 'patient',
      async find(text, signal) {
        const { rows, count } = await unwrap(api.GET('/api/patient', { ...query(text), signal }))
        const found = rows.slice(0, most).map((row) => ({
          href: `${area}/patient/${row.id}`,
          label: displayName(row),
          note: [row.record_number, former(row), row.phone].filter(Boolean).join(' · '),
        }))
        return { rows: found, count, all: listOf('/patient', text) }
      },
    }
    const doctors: Finder = {
      group: 'doctor',
      async find(text, signal) {
        const [own, visiting] = await Promise.all([
          unwrap(api.GET('/api/doctor', { ...query(text), signal })),
          unwrap(api.GET('/api/doctor-external', { ...query(text), signal })),
        ])
        const rows = [...found(own.rows, '/clinic/doctor'), ...found(visiting.rows, '/clinic/doctor-external')]
        return { rows: rows.slice(0, most), count: own.count + visiting.count }
      },
    }
    const found = (rows: readonly Schema<'Doctor'>[] | readonly Schema<'DoctorExternal'>[], path: string) =>
      rows.map(({ id, display_name, phone }) => ({ href: `${path}/${id}`, label: display_name, note: phone }))
    const products: Finder = {
      group: 'product',
      async find(text, signal) {
        const { rows, count } = await unwrap(api.GET('/api/product', { ...query(text), signal }))
        const found = rows
          .slice(0, most)
          .map(({ id, name, code }) => ({ href: `${area}/product/${id}`, label: name, note: code }))
        return { rows: found, count, all: listOf('/product', text) }
      },
    }
    return [
      screens,
      ...(canListPatients ? [patients] : []),
      ...(canListDoctors && canOpen(role, '/clinic/doctor') ? [doctors] : []),
      ...(canListProducts && canOpen(role, `${area}/product`) ? [products] : []),
    ]
  }, [api, area, canListDoctors, canListPatients, canListProducts, formerly, role, screens])
}

/** The screens of a role, its tabs too, by any part of their names. */
function useScreens(role: RoleName): Finder {
  const texts = useTexts()
  return useMemo(() => {
    const { names } = texts.navigation
    const tabs = [
      { href: '/clinic/dashboard/calendar', label: texts.search.screens.calendar() },
      { href: '/clinic/dashboard/queue', label: texts.search.screens.queue() },
      { href: '/nurse/patient-check-ins', label: texts.search.screens.checkIns() },
      { href: '/clinic/patient/registration', label: texts.search.screens.registration() },
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
          .filter(({ label }) => label.toLocaleLowerCase().includes(text.toLocaleLowerCase()))
          .map((screen) => ({ ...screen, note: '' }))
        return { rows, count: rows.length }
      },
    }
  }, [role, texts])
}
