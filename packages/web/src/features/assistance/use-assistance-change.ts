import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Assistance, type AssistanceDay, assistanceDayQuery } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'

/** Sends what is made of an assistance as it is by then: quick ticks go one after another, each on what the one before left. */
type Send = (latest: Assistance) => Promise<Assistance>

/** Returns a function that changes an assistance: sent, shown, or told why not, with what is stored read again. */
export function useAssistanceChange(shown: Assistance) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const { queryKey } = assistanceDayQuery(api)
  const { mutate, isPending } = useMutation({
    scope: { id: `assistance ${shown.id}` },
    mutationFn: (send: Send) => send(assistanceIn(queries.getQueryData(queryKey), shown)),
    onSuccess: (next) => queries.setQueryData(queryKey, (day) => day && withAssistance(day, next)),
    onError(error) {
      void notify('error', failureText(texts, error))
      void queries.invalidateQueries({ queryKey: ['assistance'] })
    },
  })
  return { change: mutate, busy: isPending }
}

const assistanceIn = (day: AssistanceDay | undefined, shown: Assistance) =>
  day?.visits.flatMap(({ assistances }) => assistances).find(({ id }) => id === shown.id) ?? shown

/** The day with an assistance as it is now. */
export const withAssistance = (day: AssistanceDay, next: Assistance): AssistanceDay => ({
  ...day,
  visits: day.visits.map((each) =>
    each.visit.id === next.visit_id
      ? { ...each, assistances: each.assistances.map((one) => (one.id === next.id ? next : one)) }
      : each,
  ),
})
