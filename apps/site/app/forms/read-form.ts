import { data } from 'react-router';

/** Fields of a form that was sent. One that cannot be read is the sender's mistake: 400 with the error page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
