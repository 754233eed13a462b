package it.battigia.app;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

/** The one screen of the shell: the built web app, and what it may ask of the device. */
public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(SaveFilePlugin.class);
        super.onCreate(savedInstanceState);
    }
}
