import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { appointmentReasons, appointmentStates } from '@clinic/core/appointment'
import { addDays, weekOf } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { useSearchParams } from 'wouter'
import { sorts } from '../../../entities/appointment/appointment-words'
import type { Card } from '../../../entities/appointment/calendar-query'
import { PlanMark } from '../../../entities/appointment/plan-mark'
import { StateTag } from '../../../entities/appointment/state-tag'
import { useWhen } from '../../../entities/appointment/use-when'
import { useDoctorFilter } from '../../../entities/doctor/use-doctor-options'
import { useApp } from '../../../platform/app/app-context'
import type { RowMenu } from '../../../platform/list/list-rows'
import { ListRows } from '../../../platform/list/list-rows'
import { ListToolbar } from '../../../platform/list/list-toolbar'
import { useListAddress } from '../../../platform/list/use-list-address'
import { useSearchText } from '../../../platform/list/use-search-text'
import { useShortcuts } from '../../../platform/page/use-shortcuts'
import { useCanCall } from '../../../platform/session/use-can-call'
import { optionsOf } from '../../../platform/texts/options-of'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { AffectedList } from './affected-list'

const AppointmentMenu = lazyWithRetry(() => import('./appointment-menu'))

/** Without a choice: appointments to come. */
const periods = ['today', 'tomorrow', 'week', 'past', 'all'] as const

const plans = ['violated'] as const

/** Every appointment of the clinic, also those that are over or cancelled; search, filters and order stand in the address. */
export default function AppointmentList({ today }: { today: string }) {
  const { api } = useApp()
  const texts = useTexts().appointment
  const { options } = useLabels()
  const canBook = useCanCall(operationRoles.createAppointment)
  const doctors = useDoctorFilter()
  const [search, setAddress] = useSearchParams()
  const list = useListAddress(['state', 'doctor', 'period', 'plan'])
  const address = { ...list, reset: () => setAddress({ view: 'list' }) }
  const [text, setText] = useSearchText(address.search, (next) => address.change({ search: next }))
  const screen = useRef<HTMLDivElement>(null)
  const focus = (selector: string) => screen.current?.querySelector<HTMLElement>(selector)?.focus()
  useShortcuts({ '/': () => focus('[type=search]') })

  const wanted = {
    search: address.search,
    sort: address.chosen('sort', sorts),
    state: address.chosen('state', valuesOf(appointmentStates)),
    doctor_id: Number(address.filter('doctor')) || undefined,
    plan: address.chosen('plan', plans),
    ...daysOf(address.chosen('period', periods), today),
  }
  const filter = { ...wanted, page: address.page, rowPerPage: address.rowPerPage }
  const query = useQuery({
    queryKey: ['appointment', 'list', filter],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
    enabled: wanted.plan === undefined,
  })
  const columns = useAppointmentColumns()
  const open = useCallback(
    (id: number) => {
      const next = new URLSearchParams(search)
      next.set('appointment', String(id))
      return `/clinic/dashboard/calendar?${next}`
    },
    [search],
  )
  const menu = useMemo(
    (): RowMenu<Card> => ({
      nameOf: ({ patient }) => personName(patient),
      draw: (card, opening) => <AppointmentMenu appointment={card} href={open(card.id)} {...opening} />,
      prepare: AppointmentMenu.prepare,
    }),
    [open],
  )
  const own = new URLSearchParams(search)
  own.set('open', 'new')
  return (
    <div ref={screen}>
      <ListToolbar
        search={{
          label: texts.list.search(),
          placeholder: texts.list.searchIn(),
          value: text,
          onChange: setText,
          onArrowDown: () => focus('tbody a'),
        }}
        filters={[
          {
            name: 'period',
            label: texts.list.period(),
            any: texts.list.coming(),
            options: optionsOf(periods, (period) => texts.list.periods[period]()),
          },
          {
            name: 'plan',
            label: texts.list.plan(),
            any: texts.violatedRules.any(),
            options: optionsOf(plans, () => texts.violatedRules.title()),
          },
          {
            name: 'state',
            label: texts.fields.state(),
            any: texts.list.anyState(),
            options: options(appointmentStates),
          },
          { name: 'doctor', label: texts.fields.doctor(), any: texts.anyDoctor(), options: doctors },
        ]}
        clear={(query.data?.rows.length ?? 0) > 0 && { label: texts.list.clear(), onClear: address.reset }}
        chosenOf={address.filter}
        onFilter={(name, value) => address.change({ [name]: value })}
        sort={{
          label: texts.list.sort(),
          value: address.sort || sorts[0],
          options: optionsOf(sorts, (sort) => texts.list.sorts[sort]()),
          onChange: (sort) => address.change({ sort }),
        }}
      />
      {wanted.plan ? (
        <AffectedList
          filter={wanted}
          isNarrowed={wanted.search !== '' || wanted.state !== undefined || wanted.doctor_id !== undefined}
          address={address}
          hrefOf={open}
        />
      ) : (
        <ListRows
          words={texts.list}
          columns={columns}
          href={({ id }) => open(id)}
          menu={menu}
          create={canBook ? `/clinic/dashboard/calendar?${own}` : undefined}
          list={query}
          address={address}
          sort={address.sort || sorts[0]}
        />
      )}
    </div>
  )
}

/** The days of a period, the first and the last one included. */
function daysOf(period: (typeof periods)[number] | undefined, today: string) {
  const [monday = today] = weekOf(today)
  if (period === 'today') return { from: today, until: today }
  if (period === 'tomorrow') return { from: addDays(today, 1), until: addDays(today, 1) }
  if (period === 'week') return { from: monday, until: addDays(monday, 6) }
  if (period === 'past') return { until: addDays(today, -1) }
  return period === 'all' ? {} : { from: today }
}

function useAppointmentColumns(): readonly Column<Card>[] {
  const texts = useTexts().appointment
  const { label } = useLabels()
  const when = useWhen()
  return useMemo(() => {
    const { fields, list } = texts
    const classes = recipe()
    return [
      {
        key: 'patient',
        header: fields.patient(),
        cell: ({ patient }) => (
          <TwoLines
            small={
              <>
                {patient.record_number} · <PhoneNumber number={patient.phone} />
              </>
            }
          >
            <bdi>{personName(patient)}</bdi>
          </TwoLines>
        ),
      },
      {
        key: 'starts_at',
        selfEvident: true,
        header: list.when(),
        sortable: true,
        fit: true,
        cell: ({ starts_at }) => when(starts_at),
      },
      {
        key: 'reason',
        selfEvident: true,
        header: fields.reason(),
        fit: true,
        cell: ({ reason }) => label(appointmentReasons, reason),
      },
      {
        key: 'doctor',
        selfEvident: true,
        header: fields.doctor(),
        cell: ({ doctor_name, doctor_color }) => (
          <bdi className={recipe({ mark: doctor_color }).dentist}>{doctor_name}</bdi>
        ),
      },
      {
        key: 'room',
        selfEvident: true,
        header: fields.room(),
        from: 'lg',
        cell: ({ room_name }) => <bdi>{room_name}</bdi>,
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state, violated_rules }) => (
          <span className={classes.marks}>
            <StateTag state={state} />
            <PlanMark violated_rules={violated_rules} />
          </span>
        ),
      },
    ]
  }, [texts, label, when])
}
