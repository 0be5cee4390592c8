/** The default of an actor that the composition root must provide: it rejects, as the specification says. */
export const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`No ${name} callback provided`)
}
