const REAR_CAMERA = { audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } };

/** Why there is no picture: the camera is not given, or there is none that answers. */
export type NoCamera = 'refused' | 'absent';

/** The camera at the phone's back where it has several; why not where it cannot be opened. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  try {
    // Without a secure connection the browser has no devices at all.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    return (await devices?.getUserMedia(REAR_CAMERA)) ?? 'absent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
  }
}

export function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
