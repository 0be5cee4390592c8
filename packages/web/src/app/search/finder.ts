export type FoundGroup =
  | 'screen'
  | 'action'
  | 'patient'
  | 'appointment'
  | 'registration'
  | 'invoice'
  | 'lab_order'
  | 'payor_payment'
  | 'purchase_order'
  | 'doctor'
  | 'product'

/** One result: where it leads. */
export interface Found {
  href: string
  label: string
  note: string
}

export interface Finder {
  group: FoundGroup
  /** The first ones that have the text, how many there are, and where all are listed. */
  find: (text: string, signal: AbortSignal) => Promise<{ rows: readonly Found[]; count: number; all?: string }>
}

/** How many rows of a group are shown. */
export const mostRows = 5

interface Listed<Row> {
  group: FoundGroup
  /** Asks the list for the rows that have a text. */
  ask: (
    query: { search: string; rowPerPage: 10 },
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; count: number }>
  show: (row: Row) => Found
  /** Where all rows are listed; left out where no single list has them. */
  path?: string
}

/** Finds by a list. */
export const listFinder = <Row>({ group, ask, show, path }: Listed<Row>): Finder => ({
  group,
  async find(search, signal) {
    const { rows, count } = await ask({ search, rowPerPage: 10 }, signal)
    return {
      rows: rows.slice(0, mostRows).map(show),
      count,
      ...(path !== undefined && { all: `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}` }),
    }
  },
})

/** Some write SATUSEHAT, some Satu Sehat; some walk-in, some walk in. */
export const lettersOf = (text: string) => text.replace(/[\s-]/g, '').toLocaleLowerCase()

/** Papers are looked for by their numbers: a name without a digit finds its patient, whose page has them. */
export const byNumber = ({ group, find }: Finder): Finder => ({
  group,
  find: async (text, signal) => (/\d/.test(text) ? find(text, signal) : { rows: [], count: 0 }),
})
