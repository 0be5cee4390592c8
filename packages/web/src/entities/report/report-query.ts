import { type Api, unwrap } from '@clinic/api'
import type { ReportQuestion } from '@clinic/core/report'
import { queryOptions } from '@tanstack/react-query'

/** The groups of a report. While other days are asked for the earlier ones stay; groups of another kind would be called by wrong words. */
export const reportQuery = (api: Api, question: ReportQuestion) =>
  queryOptions({
    queryKey: ['report', 'groups', question] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/report', { params: { query: question }, signal })),
    placeholderData: (earlier, query) => {
      const [, , asked] = query?.queryKey ?? []
      return asked?.subject === question.subject && asked.by === question.by ? earlier : undefined
    },
  })
