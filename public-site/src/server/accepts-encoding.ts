/** Whether the client accepts this content encoding. */
export function acceptsEncoding({ headers }: Request, encoding: string): boolean {
  const accepted = headers.get('accept-encoding')?.split(',') ?? [];
  return accepted.some((item) => {
    const [name, weight] = item.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}
