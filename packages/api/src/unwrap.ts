import type { components } from './schema.gen'

/** Of any operation: on a conflict each tells its own record. */
type ErrorReply = components['schemas']['ErrorReply'] & { data: { current?: Readonly<Record<string, unknown>> } }

/** A failed request: its message is the server's `msg`, or the transport's own message when there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    message: string,
    /** The HTTP status; 0 when no reply came. */
    readonly status: number,
    readonly fields: Readonly<Record<string, string>> = {},
    /** On a conflict: the row as it is stored now. */
    readonly current: Readonly<Record<string, unknown>> | null = null,
    /** The address of the request; '' when no reply came. */
    readonly url = '',
    /** By the names of fields, the records that have their values already. */
    readonly holders: Readonly<Record<string, components['schemas']['Holder']>> = {},
  ) {
    super(message)
  }
}

interface Reply<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** Opens the envelope: the data of a success, or an ApiError. */
export const unwrap = async <Data>(request: Promise<Reply<{ data: Data }>>): Promise<Data> =>
  (await answered(request)).data.data

/** Returns the file of a successful reply and its name, or throws an ApiError. */
export async function unwrapFile(request: Promise<Reply<Blob>>) {
  const { data, response } = await answered(request)
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { file: data, name }
}

async function answered<Body>(request: Promise<Reply<Body>>) {
  const { data, error, response } = await request.catch((cause: unknown) => {
    throw new ApiError(cause instanceof Error ? cause.message : String(cause), 0)
  })
  if (response.ok && data) return { data, response }
  if (isErrorReply(error))
    throw new ApiError(
      error.msg,
      response.status,
      error.data?.fields,
      error.data?.current,
      response.url,
      error.data?.holders,
    )
  throw new ApiError(response.statusText || `HTTP ${response.status}`, response.status)
}

const isErrorReply = (value: unknown): value is ErrorReply =>
  typeof value === 'object' && value !== null && 'msg' in value && typeof value.msg === 'string' && value.msg !== ''
